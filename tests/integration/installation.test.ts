import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registered } from './account'
import { Visitor } from './visitor'

type Manifest = {
  id: string
  lang: string
  start_url: string
  scope: string
  display: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

const fileAt = (path: string) => env.ASSETS.fetch(`http://localhost${path}`)
const hrefOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? ''

/** Width and height, at the place where PNG has them. */
async function sizeOf(response: Response) {
  const png = new DataView(await response.arrayBuffer())
  return `${png.getUint32(16)}x${png.getUint32(20)}`
}

test.each([
  ['en', 'Your Chart'],
  ['ru', 'Ваша карта'],
] as const)(
  'a page in %s names a manifest in its language, with icons and shortcuts that are there',
  async (language, chart) => {
    const { visitor } = await registered()
    visitor.cookies.set('language', language)
    const html = await (await visitor.get('/')).text()
    expect(hrefOf(html, 'manifest')).toBe(`/site.${language}.webmanifest`)
    const file = await fileAt(hrefOf(html, 'manifest'))
    expect(file.headers.get('Content-Type')).toBe('application/manifest+json')
    const manifest: Manifest = await file.json()
    expect(manifest).toMatchObject({ id: '/', lang: language, scope: '/', display: 'standalone' })

    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes } of [...manifest.icons, { src: hrefOf(html, 'apple-touch-icon'), sizes: '180x180' }]) {
      const icon = await fileAt(src)
      expect([src, icon.headers.get('Content-Type'), await sizeOf(icon)]).toEqual([src, 'image/png', sizes])
    }
    expect(manifest.shortcuts.map(({ name }) => name)).toContain(chart)
    for (const address of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
      expect([address, (await visitor.get(address)).status]).toEqual([address, 200])
    }
  },
)

test('the bars of the browser have the colour of the page, in the theme that was chosen', async () => {
  const visitor = new Visitor()
  const colours = async () => {
    const html = await (await visitor.get('/')).text()
    const tags = [...html.matchAll(/<meta name="theme-color"([^>]*)>/g)].map(([, attributes = '']) => attributes)
    return tags.map((tag) => [/media="([^"]*)"/.exec(tag)?.[1], /content="([^"]*)"/.exec(tag)?.[1]])
  }
  expect(await colours()).toEqual([
    ['(prefers-color-scheme: light)', '#fbfaf7'],
    ['(prefers-color-scheme: dark)', '#12131a'],
  ])
  visitor.cookies.set('theme', 'dark')
  expect(await colours()).toEqual([[undefined, '#12131a']])
})

test('the service worker is revalidated on each update check, and may connect to this site alone', async () => {
  const { status, headers } = await fileAt('/sw.js')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toContain('javascript')
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'")
})
