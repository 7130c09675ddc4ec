import { expect, test } from './fixtures'

type Icon = { src: string; sizes: string; type: string; purpose: string }
type Manifest = {
  id: string
  lang: string
  start_url: string
  scope: string
  display: string
  icons: Icon[]
  shortcuts: { name: string; url: string }[]
}

/** Width and height as the picture itself says, at the place where PNG keeps them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

for (const [language, chart] of [
  ['en', 'Your Chart'],
  ['ru', 'Ваша карта'],
] as const) {
  test(`the site can be installed, by a manifest in the language of the page (${language})`, {
    tag: '@any-screen',
  }, async ({ page, baseURL, request, signIn }) => {
    await signIn('river_santafe')
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await page.goto('/')
    const browser = await page.context().newCDPSession(page)
    const { url, errors, data } = await browser.send('Page.getAppManifest')
    expect(url).toBe(`${baseURL}/site.${language}.webmanifest`)
    expect(errors).toEqual([])
    const manifest: Manifest = JSON.parse(data ?? '')
    expect(manifest).toMatchObject({ id: '/', lang: language, scope: '/', display: 'standalone' })

    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // The pages of journeys have no profile that could keep an app.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    for (const { src, sizes } of [...manifest.icons, { src: apple ?? '', sizes: '180x180' }]) {
      const response = await request.get(src)
      expect([src, response.headers()['content-type'], sizeOf(await response.body())]).toEqual([
        src,
        'image/png',
        sizes,
      ])
    }

    expect(manifest.shortcuts.map(({ name }) => name)).toContain(chart)
    for (const address of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      const response = await page.goto(address)
      expect([address, response?.status(), new URL(page.url()).pathname]).toEqual([address, 200, address])
    }
  })
}

test('the bars of the browser have the colour of the page, in the theme that was chosen', {
  tag: '@any-screen',
}, async ({ page, baseURL }) => {
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((meta) => `${meta.getAttribute('media')} ${meta.getAttribute('content')}`))
  await page.goto('/')
  expect(await colours()).toEqual(['(prefers-color-scheme: light) #fbfaf7', '(prefers-color-scheme: dark) #12131a'])
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
  await page.reload()
  expect(await colours()).toEqual(['null #12131a'])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(18, 19, 26)')
})
