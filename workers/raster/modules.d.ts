declare module '@expo-google-fonts/*' {
  /** The font file, as the bundler's data module gives it. */
  const bytes: ArrayBuffer
  export default bytes
}

declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
