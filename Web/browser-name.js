// What a trace says of the browser that recorded it.

/**
 * Where a browser says its version, and what it is called; the first that fits. Others have the names of those after them.
 * @type {[pattern: RegExp, name: string][]}
 */
const agents = [
  [/(?:Edg|EdgiOS|EdgA)\/(\d+)/, 'Edge'], [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'], [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).* Safari\//, 'Safari'],
];

/**
 * The name and the main version of the browser, as `Firefox 140`; null of one that says neither.
 * @param {{ userAgentData?: Navigator['userAgentData'], userAgent: string }} navigator
 */
export function browserName({ userAgentData, userAgent } = navigator) {
  // A list of names has one that is made up, so that nobody relies on a list; and what the browser is made of.
  const brands = userAgentData?.brands.filter(({ brand }) => !/not.*brand/i.test(brand)) ?? [];
  const brand = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0];
  if (brand) return `${brand.brand} ${brand.version}`;
  for (const [pattern, name] of agents) {
    const found = pattern.exec(userAgent);
    if (found) return `${name} ${found[1]}`;
  }
  return null;
}
