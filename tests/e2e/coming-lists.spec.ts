import { expect, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const LISTS = [
  { path: '/app/events', link: /^Past$/ },
  { path: '/app/compatibility', link: /^High Compatible/ },
]

const BIRTH = {
  ...{ birth_date: '1980-07-05', birth_time: '09:30', time_accuracy: 'exact', intent: 'calculate' },
  ...{ birth_city: 'Nizhny Novgorod', birth_country: 'Russia' },
  ...{ latitude: '56.32867', longitude: '44.00205', timezone: 'Europe/Moscow' },
}

for (const { path, link } of LISTS) {
  test(`while another list of ${path} comes, the one before is dimmed`, { tag: '@any-screen' }, async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL)
    const headers = { Origin: baseURL ?? '' }
    expect((await page.request.post('/app/settings?tab=hd-data', { headers, form: BIRTH })).ok()).toBe(true)
    await open(page, path)
    if (path === '/app/compatibility') {
      await page.getByRole('button', { name: 'Show me in Love Compatibility' }).click()
      await expect(page.getByText('Overall Avg')).toBeVisible()
    }
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**${path}.data*`, async (route) => {
      await held
      await route.continue()
    })
    const busy = page.locator('main [aria-busy="true"]')
    await page.locator('main').getByRole('link', { name: link }).click()
    await expect(busy).toHaveCSS('opacity', '0.6')
    answer()
    await expect(busy).toHaveCount(0)
    await expect(page).toHaveURL(/\?/)
  })
}
