import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { EXAMPLE_CHART } from '../../app/domain/human-design/chart/example-chart'
import { makeQuiz } from '../../app/domain/learning/quiz/make-quiz'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PATH = '/app/insights/learning'
const LESSON = 'what-a-chart-is'

/** The id of the member, from the download of their data: the right answers depend on it. */
async function memberIdOf(page: Page, baseURL: string | undefined): Promise<string> {
  const answer = await page.request.post('/resources/account-data', { headers: { Origin: baseURL ?? '' }, form: {} })
  expect(answer.status(), await answer.text()).toBe(200)
  const { account } = JSON.parse(strFromU8(unzipSync(new Uint8Array(await answer.body()))['data.json']!))
  return account.id
}

type Choice = { memberId: string; attempt: number; rightCount: number; questions?: number }

/** Chooses an answer to the first `questions`: `rightCount` right ones, then wrong ones. */
async function choose(page: Page, { memberId, attempt, rightCount, questions = 4 }: Choice) {
  const quiz = makeQuiz({ memberId, lesson: LESSON, attempt }, EXAMPLE_CHART)
  for (const [place, { right, options }] of quiz.slice(0, questions).entries()) {
    const option = place < rightCount ? right : (right + 1) % options.length
    await page.locator(`input[name="answer${place}"][value="${option}"]`).check()
  }
}

const module = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const check = (page: Page) => page.getByRole('button', { name: 'Check answers' })

test('a new member reads a lesson, answers, tries again and goes on; no choice is lost on the way', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  // The form that lacks an answer, and the one that does not arrive.
  consoleErrors.expect(/status of 400|ERR_FAILED/)
  await newMember(page)
  const memberId = await memberIdOf(page, baseURL)
  await open(page, PATH)
  await expect(page.getByRole('heading', { level: 2, name: 'Learning Path' })).toBeVisible()
  await expect(page.getByText('0 of 24 lessons')).toBeVisible()
  await expect(module(page, 'Foundations').getByText('Next', { exact: true })).toBeVisible()
  await module(page, 'Centers').locator('summary').click()
  await expect(module(page, 'Centers').getByText('The four motors')).toBeVisible()
  await expect(module(page, 'Centers').getByRole('link')).toHaveCount(0)

  await page.getByRole('link', { name: 'Start: What a chart is' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a chart is')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Take the quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeFocused()

  await choose(page, { memberId, attempt: 1, rightCount: 1, questions: 3 })
  await check(page).click()
  await expect(page.getByText('Choose an answer.')).toBeVisible()
  await expect(page.locator('input:checked')).toHaveCount(3)

  await choose(page, { memberId, attempt: 1, rightCount: 1 })
  const posts = /learning\/what-a-chart-is\.data/
  await page.route(posts, (route) => route.abort())
  await check(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('input:checked')).toHaveCount(4)
  await page.unroute(posts)
  await check(page).click()
  await expect(page.getByText('1 of 4 correct')).toBeVisible()
  await expect(page.getByText('Incorrect.')).toHaveCount(3)

  await page.getByRole('link', { name: 'Try other questions' }).click()
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeFocused()
  await choose(page, { memberId, attempt: 2, rightCount: 4 })
  await check(page).click()
  await expect(page.getByText('4 of 4 correct: lesson done')).toBeVisible()
  await page.getByRole('link', { name: 'Next lesson: The five types' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The five types')

  await page.getByRole('link', { name: 'Learning Path' }).first().click()
  await expect(page.getByText('1 of 24 lessons')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue: The five types' })).toBeVisible()
})
