import { journey } from './journey'

const NOT_REACHED = ['[role=alert]', /Couldn’t reach the site/] as const

// Firefox and WebKit remember a module that could not be fetched, and fail again without asking.
journey('a dialog that could not be loaded opens once the line is back, and what was typed stays', async (context) => {
  const { page, signIn } = context
  page.expectErrors(
    /ERR_|NetworkError|WebSocket|establish a connection|Load failed|connection was|module|error occurred in|remembers a failure/,
  )
  await signIn()
  await page.open('/app/dashboard')
  await page.click('article a[href^="/posts/"]', /comments?$/)
  await page.isAt(/^\/posts\//)
  await page.type('Half a thought', 'textarea', 'Write a comment')
  await page.see('button', /Online/)
  page.line.cut()
  await page.click('article button', /^More actions for/)
  await page.click('[role=menuitem]', 'Report')
  await page.see(...NOT_REACHED)
  await page.click('[role=alert] button', 'Retry')
  await page.see(...NOT_REACHED)

  page.line.mend()
  await page.click('[role=alert] button', 'Retry')
  if (page.browser.engine === 'chromium') {
    await page.see('[role=dialog]', /Report this post/)
    return
  }
  await page.see('[role=alert]', /Couldn’t open this\. Reload the page and try again\./)
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await page.click('[role=alert] button', 'Reload')
  await page.until(false, () => 'before' in document.documentElement.dataset)
  await page.hydrated()
  await page.until('Half a thought', () => document.querySelector<HTMLTextAreaElement>('main textarea')?.value)
  await page.click('article button', /^More actions for/)
  await page.click('[role=menuitem]', 'Report')
  await page.see('[role=dialog]', /Report this post/)
})
