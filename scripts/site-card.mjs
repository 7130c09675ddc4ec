import { readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createServer } from 'vite'
import { inProject } from './setup/project.mjs'

/** `npm run card:generate`: draws `public/og.png`, the card of the site, as the raster worker draws those of members. */
const vite = await createServer({
  root: inProject('.'),
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  resolve: { alias: { '~': inProject('app') } },
  esbuild: { jsx: 'automatic' },
})
const load = (path) => vite.ssrLoadModule(`/app/${path}`)
const [{ SiteCard }, { EXAMPLE_CHART }, { toBodygraphData }, { en }, { createElement }, { renderToStaticMarkup }] =
  await Promise.all([
    load('features/profile/card/site-card.tsx'),
    load('domain/human-design/chart/example-chart.ts'),
    load('ui/bodygraph/bodygraph-data.ts'),
    load('locales/en/index.ts'),
    import('react'),
    import('react-dom/server'),
  ])
const svg = renderToStaticMarkup(
  createElement(SiteCard, {
    brand: en.common.brand,
    headline: en.landing.headline,
    data: toBodygraphData(EXAMPLE_CHART),
  }),
)
await vite.close()

const installed = (path) => readFileSync(inProject(`node_modules/${path}`))
await initWasm(installed('@resvg/resvg-wasm/index_bg.wasm'))
const fonts = [
  'golos-text/500Medium/GolosText_500Medium.ttf',
  'golos-text/700Bold/GolosText_700Bold.ttf',
  'literata/600SemiBold/Literata_600SemiBold.ttf',
]
const fontBuffers = fonts.map((font) => installed(`@expo-google-fonts/${font}`))
const picture = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Golos Text' } }).render().asPng()
writeFileSync(inProject('public/og.png'), picture)
console.log(`public/og.png: ${picture.length} bytes`)
