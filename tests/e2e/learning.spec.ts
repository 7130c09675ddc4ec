import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { EXAMPLE_CHART } from '../../app/domain/human-design/example-chart'
import type { LessonId } from '../../app/domain/learning/lessons'
import { makeQuiz } from '../../app/domain/learning/quiz/make-quiz'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PATH = '/app/insights/learning'

/** The id of whoever is signed in, as the download of their data tells it: with it goes what is right. */
async function memberIdOf(page: Page, baseURL: string | undefined): Promise<string> {
  const answer = await page.request.post('/resources/account-data', { headers: { Origin: baseURL ?? '' }, form: {} })
  expect(answer.status(), await answer.text()).toBe(200)
  const { account } = JSON.parse(strFromU8(unzipSync(new Uint8Array(await answer.body()))['data.json']!))
  return account.id
}

/** Chooses an answer to each question: so many right ones, the others not. */
async function choose(
  page: Page,
  { memberId, lesson, attempt }: { memberId: string; lesson: LessonId; attempt: number },
  rightCount: number,
) {
  const quiz = makeQuiz({ memberId, lesson, attempt }, EXAMPLE_CHART)
  for (const [place, { right, options }] of quiz.entries()) {
    const option = place < rightCount ? right : (right + 1) % options.length
    await page.locator(`input[name="answer${place}"][value="${option}"]`).check()
  }
}

const module = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

test('a new member reads a lesson, answers, tries again and goes on', async ({ page, baseURL, consoleErrors }) => {
  test.slow()
  // The form that lacks an answer.
  consoleErrors.expect(/status of 400/)
  await becomeMember(page, baseURL)
  const memberId = await memberIdOf(page, baseURL)
  await open(page, PATH)
  await expect(page.getByRole('heading', { level: 2, name: 'Learning Path' })).toBeVisible()
  await expect(page.getByText('0 of 24 lessons')).toBeVisible()
  await expect(module(page, 'Foundations').getByText('Next', { exact: true })).toBeVisible()
  for (const name of ['Centers', 'Profile, gates and channels', 'Others and time']) {
    await expect(module(page, name).getByText('Locked', { exact: true })).toBeVisible()
  }
  await module(page, 'Centers').locator('summary').click()
  await expect(module(page, 'Centers').getByText('The four motors')).toBeVisible()
  await expect(module(page, 'Centers').getByRole('link')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Begin: What a chart is' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a chart is')
  await expect(page.getByText('Your own chart is not here yet.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeFocused()
  await expectAccessible(page)

  // One is forgotten: nothing that was chosen is lost.
  await choose(page, { memberId, lesson: 'what-a-chart-is', attempt: 1 }, 1)
  const forgotten = page.locator('input[name="answer3"]')
  await forgotten.first().evaluate((node) => {
    for (const each of (node as HTMLInputElement).form!.querySelectorAll<HTMLInputElement>('[name=answer3]'))
      each.checked = false
  })
  await page.getByRole('button', { name: 'Check the answers' }).click()
  await expect(page.getByText('Choose an answer.')).toBeVisible()
  await expect(page.locator('input:checked')).toHaveCount(3)
  await expectAccessible(page)

  await choose(page, { memberId, lesson: 'what-a-chart-is', attempt: 1 }, 1)
  await page.getByRole('button', { name: 'Check the answers' }).click()
  await expect(page.getByText('1 of 4 right')).toBeVisible()
  await expect(page.getByText('Not right.')).toHaveCount(3)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Another set of questions' }).click()
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeFocused()
  await choose(page, { memberId, lesson: 'what-a-chart-is', attempt: 2 }, 4)
  await page.getByRole('button', { name: 'Check the answers' }).click()
  await expect(page.getByText('4 of 4 right: the lesson is done')).toBeVisible()
  await page.getByRole('link', { name: 'Next lesson: The five types' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The five types')
  await expect(page.getByRole('button', { name: 'I have read it' })).toBeVisible()

  await page.getByRole('link', { name: 'Learning Path' }).first().click()
  await expect(page.getByText('1 of 24 lessons')).toBeVisible()
  await expect(module(page, 'Foundations').getByText('In Progress', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue: The five types' })).toBeVisible()
})

test('a lesson looks at the member’s own chart', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, `${PATH}/types`)
  await expect(page.getByRole('region', { name: 'Look at your own chart' })).toContainText(/Your type is [A-Z]/)
  await expectAccessible(page)
  await open(page, `${PATH}/penta`)
  await expect(page.getByText('This lesson is still closed')).toBeVisible()
  await expect(page.getByText('Opens when every lesson of “Profile, gates and channels” is done.')).toBeVisible()
  await expectAccessible(page)
})

test('answers that do not arrive stay where they are', async ({ page, baseURL, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/)
  await becomeMember(page, baseURL)
  const memberId = await memberIdOf(page, baseURL)
  await open(page, `${PATH}/types`)
  await page.getByRole('button', { name: 'I have read it' }).click()
  await choose(page, { memberId, lesson: 'types', attempt: 1 }, 4)
  await page.route(/learning\/types\.data/, (route) => route.abort())
  await page.getByRole('button', { name: 'Check the answers' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('input:checked')).toHaveCount(4)
  await page.unroute(/learning\/types\.data/)
  await page.getByRole('button', { name: 'Check the answers' }).click()
  await expect(page.getByText('4 of 4 right: the lesson is done')).toBeVisible()
})

test('in Russian the path and its lessons are told in Russian', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  const memberId = await memberIdOf(page, baseURL)
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, PATH)
  await expect(page.getByText('0 уроков из 24')).toBeVisible()
  await page.getByRole('link', { name: 'Начать: Что такое карта' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что такое карта')
  await page.getByRole('button', { name: 'Урок прочитан' }).click()
  await choose(page, { memberId, lesson: 'what-a-chart-is', attempt: 1 }, 3)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Проверить ответы' }).click()
  await expect(page.getByText('Верно 3 из 4: урок пройден')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a lesson is read, answered and answered again by forms', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    const memberId = await memberIdOf(page, baseURL)
    await page.goto(`${PATH}/types`)
    await page.getByRole('button', { name: 'I have read it' }).click()
    await choose(page, { memberId, lesson: 'types', attempt: 1 }, 2)
    await page.getByRole('button', { name: 'Check the answers' }).click()
    await expect(page.getByText('2 of 4 right')).toBeVisible()
    await page.getByRole('link', { name: 'Another set of questions' }).click()
    await choose(page, { memberId, lesson: 'types', attempt: 2 }, 3)
    await page.getByRole('button', { name: 'Check the answers' }).click()
    await expect(page.getByText('3 of 4 right: the lesson is done')).toBeVisible()
    await page.goto(PATH)
    await expect(page.getByText('1 of 24 lessons')).toBeVisible()
  })
})
