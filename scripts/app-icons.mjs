import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { inProject } from './setup/project.mjs'

/** `npm run icons:generate`: draws the icons of the installed app, `public/icons`, from the mark on its light ground. */
const MARK = `<path d="M13 2 20 11H6Z" fill="none" stroke="#1d1b26" stroke-width="1.8" stroke-linejoin="round" />
  <path d="M13 11v3" stroke="#1d1b26" stroke-width="1.8" />
  <rect x="8" y="14" width="10" height="9" rx="1.5" fill="#4f4cc4" />`

/** The mark in the middle of a square ground with round corners: both as shares of the side. */
const drawn = ({ mark, radius }) => {
  const scale = (100 * mark) / 26
  const [x, y] = [50 - 13 * scale, 50 - 12.5 * scale]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" rx="${100 * radius}" fill="#fbfaf7" />
  <g transform="translate(${x} ${y}) scale(${scale})">${MARK}</g>
</svg>`
}

/** Launchers cut a maskable icon to any shape within four fifths of it; iOS rounds the corners by itself. */
const ICONS = [
  { name: 'app-192.png', side: 192, mark: 0.88, radius: 0.2 },
  { name: 'app-512.png', side: 512, mark: 0.88, radius: 0.2 },
  { name: 'maskable-192.png', side: 192, mark: 0.74, radius: 0 },
  { name: 'maskable-512.png', side: 512, mark: 0.74, radius: 0 },
  { name: 'apple-touch-180.png', side: 180, mark: 0.82, radius: 0 },
]

await initWasm(readFileSync(inProject('node_modules/@resvg/resvg-wasm/index_bg.wasm')))
mkdirSync(inProject('public/icons'), { recursive: true })
for (const { name, side, ...look } of ICONS) {
  const picture = new Resvg(drawn(look), { fitTo: { mode: 'width', value: side } }).render().asPng()
  writeFileSync(inProject(`public/icons/${name}`), picture)
  console.log(`public/icons/${name}: ${picture.length} bytes`)
}
