declare module '*/zone-map.bin' {
  /** The packed zone map; the bundler's Data rule in wrangler.toml makes it an ArrayBuffer. */
  const bytes: ArrayBuffer
  export default bytes
}
