// The name of the browser, for the traces that it records.

/**
 * Patterns for the version in a user agent, with the browser's name. The order matters, as a user agent also contains the
 * names of later browsers.
 * @type {[pattern: RegExp, name: string][]}
 */
const agents = [
  [/(?:Edg|EdgiOS|EdgA)\/(\d+)/, 'Edge'], [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'], [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).* Safari\//, 'Safari'],
];

/**
 * Returns the browser's name and major version, as in `Firefox 140`; null if they are unknown.
 * @param {{ userAgentData?: Navigator['userAgentData'], userAgent: string }} navigator
 */
export function browserName({ userAgentData, userAgent } = navigator) {
  // Skip the invented brand that browsers add to the list, and prefer the browser's own brand to its engine's.
  const brands = userAgentData?.brands.filter(({ brand }) => !/not.*brand/i.test(brand)) ?? [];
  const brand = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0];
  if (brand) return `${brand.brand} ${brand.version}`;
  for (const [pattern, name] of agents) {
    const found = pattern.exec(userAgent);
    if (found) return `${name} ${found[1]}`;
  }
  return null;
}
