import { expect, expectAccessible } from './fixtures'
import { unique } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('in Russian one writes a post that is found by its tag, commented on, deleted and brought back', async ({
  strangers: { one, other },
  baseURL,
}) => {
  for (const { page } of [one, other]) {
    await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  }
  const { page } = one
  await open(page, '/app/dashboard')
  const composer = page.getByRole('textbox', { name: 'О чём вы хотите написать' })
  await composer.fill('ж'.repeat(459))
  await expect(page.getByText('Остался 41 знак')).toBeVisible()
  await composer.fill('ж'.repeat(502))
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('В записи не больше 500 знаков')).toBeVisible()
  await expect(page.getByText('Лишних 2 знака')).toBeVisible()
  const text = unique('Сакрал сказал «угу»')
  await composer.fill(text)
  await page.getByRole('button', { name: 'Теги' }).click()
  await page.getByRole('textbox', { name: 'Теги' }).fill('#Ёлка, ёлка, ответ')
  await page.getByRole('button', { name: 'Ворота или канал' }).click()
  await page.getByRole('combobox', { name: 'О чём запись?' }).fill('сила')
  await page.getByRole('option', { name: 'Ворота 34' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  const own = page.getByRole('article').filter({ hasText: text })
  await expect(own.getByRole('button', { name: 'Нравится 0' })).toBeVisible()
  await expect(own.getByRole('link', { name: /^#/ })).toHaveText(['#Ёлка', '#ответ'])
  await expectAccessible(page)

  // By the tag as another writes it.
  await open(other.page, '/app/dashboard?feed=tag:елка')
  const seen = other.page.getByRole('article').filter({ hasText: text })
  await seen.getByRole('link', { name: '0 комментариев' }).click()
  await other.page.getByRole('textbox', { name: 'Написать комментарий' }).fill('У меня тоже')
  await other.page.getByRole('button', { name: 'Отправить' }).click()
  await expect(other.page.getByRole('heading', { name: '1 комментарий' })).toBeVisible()
  await expectAccessible(other.page)

  await own.getByRole('button', { name: /^Ещё о записи/ }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await expect(page.getByText('Запись удалена')).toBeVisible()
  await expect(own).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(own).toHaveCount(1)
  await page.reload()
  await expect(own.getByRole('link', { name: '1 комментарий' })).toBeVisible()
})
