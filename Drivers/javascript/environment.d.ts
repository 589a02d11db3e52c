// The bundler makes a text of a trace.
declare module '*.jsonl' {
  const text: string;
  export default text;
}
