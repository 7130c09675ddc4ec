import type { Page } from './page'

/** Waits until the service worker answers for the page, and has stored it with every file that it needs. */
export async function storedPage(page: Page, address: string) {
  await page.until(true, () => navigator.serviceWorker.controller !== null)
  await page.until(
    true,
    async (address: string) => {
      const name = (await caches.keys()).find((candidate) => candidate.includes(':pages:'))
      const index = name ? await (await caches.open(name)).match('/kept-index') : undefined
      const { pages = [] } = ((await index?.json()) ?? {}) as { pages?: { address: string; assets: string[] }[] }
      const assets = pages.find((page) => page.address === address)?.assets ?? []
      const files = await Promise.all(assets.map((path) => caches.match(path, { ignoreVary: true })))
      return files.length > 0 && files.every(Boolean)
    },
    address,
  )
}
