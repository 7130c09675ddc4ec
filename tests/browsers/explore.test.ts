import { journey } from './journey'

journey(
  'Explore filters people, and Back goes from a profile to the same list',
  async ({ page, signIn, width }) => {
    await signIn()
    await page.open('/app/explore')
    if (width === 'narrow') await page.click('button', /^Filters/)
    await page.choose('projector', 'select', 'Type')
    await page.isAt('/app/explore?type=projector')
    if (width === 'narrow') await page.click('button', /^Show people/)
    await page.click('section li a[href^="/u/"]', /\w/)
    await page.isAt(/^\/u\//)
    await page.see('h1')
    await page.browser.send('back')
    await page.isAt('/app/explore?type=projector')
    await page.see('section li a[href^="/u/"]', /\w/)
  },
  { widths: ['wide', 'narrow'] },
)
