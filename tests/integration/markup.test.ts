import { expect, test, vi } from 'vitest'
import { users } from '../../drizzle/schema/users'
import { idOf, registered } from './account'
import { connectMembers } from './members'
import { storedValue } from './rows'
import { begin } from './two-who-write'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

/** What would be a tag, an attribute, an end of a script or a link that runs, were it taken for markup. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</script><script>alert(1)</script>',
  '</title><svg/onload=alert(1)>',
  '</textarea><b onclick=alert(1)>x</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '--><form action=https://evil.example><input name=password>',
  '" autofocus onfocus=alert(1) x="',
  '<math><mtext><style><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028</script\u2029><svg onload=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<link rel=stylesheet href=https://evil.example/a.css>',
]
/** As many in one text as a round of pages costs little for; a name has room for one. */
const ROUNDS = Array.from({ length: PAYLOADS.length / 3 }, (_, round) => {
  const texts = PAYLOADS.slice(round * 3, round * 3 + 3)
  return { texts, name: texts[round % 3]! }
})

/** Where texts of members stand: the owner's own pages, others' pages about them, lists, posts, messages. */
const pagesOf = (username: string, post: string, conversation: string) => [
  ...['/app/dashboard', '/app/profile', '/app/settings', '/app/connections', '/app/explore', '/app/search?q=alert'],
  ...[
    `/u/${username}`,
    `/u/${username}?tab=posts`,
    `/posts/${post}`,
    `/app/messages?c=${conversation}`,
    '/app/messages',
  ],
  ...['/app/notifications', `/report?kind=member&id=${username}`, `/app/dashboard?feed=tag:%3Cb%3E`],
]

/** What a browser would make of a page, as far as it could run or lead elsewhere. */
async function dangersOf(response: Response, nonce: string) {
  const found: string[] = []
  const rewriter = new HTMLRewriter().on('*', {
    element({ tagName, attributes }) {
      for (const [name = '', value = ''] of attributes as unknown as Iterable<string[]>) {
        const runs = name.startsWith('on') || /^\s*(javascript:|data:text)/i.test(value)
        // An address in a text is a link, and nothing else.
        const leads = tagName !== 'a' && /^(src|href|action|srcdoc)$/.test(name) && value.includes('evil')
        if (runs || leads) found.push(`${tagName} ${name}=${value}`)
      }
      if (['iframe', 'object', 'embed', 'base', 'math'].includes(tagName)) found.push(tagName)
    },
  })
  rewriter.on('script', {
    element(script) {
      if (script.getAttribute('nonce') !== nonce) found.push('a script without the nonce')
    },
  })
  await rewriter.transform(response).text()
  return found
}

test.each(ROUNDS)('written anywhere, $texts stands on the pages as text, as a name $name', async ({ texts, name }) => {
  const [owner, other] = [await registered(), await registered()]
  const conversation = await begin(owner.visitor, other.account.username)
  const api = `/api/conversations/${conversation}/messages`
  await connectMembers(idOf(owner), idOf(other))
  const { username, email } = owner.account
  const payload = texts.join(' ')
  const profile = {
    full_name: name.slice(0, 60),
    username,
    email,
    location: payload.slice(0, 100),
    bio: payload,
  }
  await owner.visitor.post('/app/settings?tab=personal', { intent: 'save', ...profile })
  const post = crypto.randomUUID()
  const written = { intent: 'create', id: post, content: payload, tags: '' }
  expect((await owner.visitor.post('/resources/posts.data', written, { 'Sec-Fetch-Dest': 'empty' })).status).toBe(200)
  const comment = { intent: 'create', id: crypto.randomUUID(), post, content: payload }
  await other.visitor.post('/resources/comments.data', comment, { 'Sec-Fetch-Dest': 'empty' })
  await owner.visitor.ask('POST', api, { clientId: crypto.randomUUID(), content: payload })
  const seen = new Set<string>()
  for (const path of pagesOf(username, post, conversation)) {
    for (const { visitor } of [owner, other]) {
      const response = await visitor.get(path)
      const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? []
      const [page, copy] = [response.clone(), await response.text()]
      expect([path, await dangersOf(page, nonce)]).toEqual([path, []])
      if (/alert\(1\)|evil\.example/.test(copy)) seen.add(path.split('?')[0]!)
    }
  }
  // They did stand there: a page that shows none of them would prove nothing.
  expect(seen.size).toBeGreaterThan(6)
  const row = await storedValue(users, 'bio', { id: idOf(owner) })
  // Separators of lines and paragraphs are kept as line breaks, none at the beginning.
  expect(row).toBe(payload.replaceAll(/[\u2028\u2029]/g, '\n').trim())
})
