declare module '*/ephemeris.bin' {
  /** The tables, as the bundler's data module gives them. */
  const bytes: ArrayBuffer
  export default bytes
}
