import { test as base } from '@playwright/test'
import { askAgain } from './fixtures/ask-again'
import { ConsoleErrors } from './fixtures/console-errors'
import { recordNotices } from './fixtures/notices'
import { seededSession } from './fixtures/sessions'
import { visitorAddress } from './fixtures/visitor-address'
import { ignoreHydration, waitForHydration } from './fixtures/wait-for-hydration'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Every error in the console fails the test, unless named here. */
  consoleErrors: ConsoleErrors
  /**
   * Makes the browser a signed-in member of the seeded community (`drizzle/seed/community.ts`), without the form. Their
   * session is shared by all tests: sign out only as somebody registered by the test itself.
   */
  signIn: (username: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this very pattern.
  extraHTTPHeaders: async ({}, use, testInfo) => {
    await use({ 'CF-Connecting-IP': visitorAddress(`${testInfo.testId} ${testInfo.retry}`) })
  },
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        waitForHydration(context)
        askAgain(context)
        await recordNotices(context)
        if (options?.javaScriptEnabled === false) ignoreHydration(context)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    // Set for a whole file, the option doesn't pass through `newContext`.
    if (javaScriptEnabled === false) ignoreHydration(context)
    await use(context)
  },
  consoleErrors: [
    async ({ context }, use) => {
      const errors = new ConsoleErrors()
      errors.watch(context)
      await use(errors)
      errors.check()
    },
    { auto: true },
  ],
  signIn: async ({ context, baseURL }, use) => {
    await use(async (username) => {
      await context.addCookies([{ ...seededSession(username), url: baseURL, httpOnly: true, sameSite: 'Lax' }])
    })
  },
})
