import golosMedium from '@expo-google-fonts/golos-text/500Medium/GolosText_500Medium.ttf'
import golosBold from '@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf'
import literata from '@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import resvg from '@resvg/resvg-wasm/index_bg.wasm'

/** The typefaces of the site in Latin and Cyrillic; other characters are drawn as an empty box. */
const FONTS = [golosMedium, golosBold, literata].map((bytes) => new Uint8Array(bytes))

let ready: Promise<void> | undefined

/** Draws an SVG in its own size. Throws the error of the library if it is invalid. */
export async function drawPng(svg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(resvg)
  await ready
  const drawing = new Resvg(svg, {
    font: {
      fontBuffers: FONTS,
      defaultFontFamily: 'Golos Text',
      sansSerifFamily: 'Golos Text',
      serifFamily: 'Literata',
    },
  })
  try {
    const image = drawing.render()
    const png = new Uint8Array(image.asPng())
    image.free()
    return png
  } finally {
    // The WebAssembly memory is not garbage collected.
    drawing.free()
  }
}
