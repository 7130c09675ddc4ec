declare module '*.bin' {
  /** A table; the bundler's Data rule in wrangler.toml makes it an ArrayBuffer. */
  const bytes: ArrayBuffer
  export default bytes
}
