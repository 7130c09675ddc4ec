import { BIRTH } from '../e2e/fixtures/new-member'
import { journey } from './journey'
import { storedPage } from './stored-page'

journey(
  'the chart is read offline, other pages say that they are not there, and renew online',
  async ({ page, signIn }) => {
    page.expectErrors(
      /ERR_|NetworkError|status of 503|WebSocket|establish a connection|Load failed|connection was|sw\.js/,
    )
    await signIn(page, { birth: BIRTH })
    await page.open('/app/profile')
    await storedPage(page, '/app/profile')
    page.line.cut()
    await page.open('/app/profile')
    await page.until(true, () => document.documentElement.dataset.kept?.startsWith('No connection.'))
    await page.until(113, () => document.querySelectorAll('svg [data-node]').length)
    await page.click('a[href="/app/dashboard"]')
    await page.see('h1', 'No connection')
    await page.isAt('/app/dashboard')
    page.line.mend()
    await page.click('a', 'Try again')
    await page.hydrated()
    await page.isAt('/app/dashboard')
  },
  { widths: ['wide', 'narrow'] },
)

journey('a dialog that cannot be loaded offline says that the site wasn’t reached', async ({ page, signIn }) => {
  page.expectErrors(
    /ERR_|NetworkError|WebSocket|establish a connection|Load failed|connection was|module|error occurred in/,
  )
  await signIn()
  await page.open('/app/dashboard')
  await page.until(true, () => navigator.serviceWorker.controller !== null)
  await page.see('button', /Online/)
  page.line.cut()
  await page.click('article button', /^More actions for/)
  await page.click('[role=menuitem]', 'Report')
  await page.see('[role=alert]', /Couldn’t reach the site/)
})
