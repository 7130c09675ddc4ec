import { expect } from 'vitest'
import { wordsOf } from './account'
import type { Visitor } from './visitor'

// What a browser without scripts does with a page: follows its links and sends its forms, with the fields they have.

const unescaped = (text: string) =>
  text
    .replaceAll('<!-- -->', '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? null : unescaped(found)
}
const has = (tag: string, name: string) => new RegExp(`\\s${name}(=|\\s|/|>|$)`).test(tag)

/** The name that assistive technology has for an element: its label, else its text. */
const nameOf = (tag: string, content: string) =>
  attribute(tag, 'aria-label') ??
  unescaped(content.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const isNamed = (found: string, name: string | RegExp) => (typeof name === 'string' ? found === name : name.test(found))

type Field = { name: string; value: string; isSent: boolean }

function fieldsOf(form: string): Field[] {
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => {
    const canBeChecked = /\stype="(checkbox|radio)"/.test(tag)
    return {
      name: attribute(tag, 'name') ?? '',
      value: attribute(tag, 'value') ?? (canBeChecked ? 'on' : ''),
      isSent: !canBeChecked || has(tag, 'checked'),
    }
  })
  const areas = [...form.matchAll(/(<textarea[^>]*>)([\s\S]*?)<\/textarea>/g)].map(([, tag = '', value = '']) => {
    return { name: attribute(tag, 'name') ?? '', value: unescaped(value), isSent: true }
  })
  const selects = [...form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)].map(([, tag = '', options = '']) => {
    const all = [...options.matchAll(/<option[^>]*>/g)].map(([option]) => option)
    const chosen = all.find((option) => has(option, 'selected')) ?? all[0] ?? ''
    return { name: attribute(tag, 'name') ?? '', value: attribute(chosen, 'value') ?? '', isSent: true }
  })
  return [...inputs, ...areas, ...selects].filter(({ name }) => name !== '')
}

/** Controls outside the form that belong to it by their `form` attribute. */
function controlsFor(html: string, id: string | null) {
  if (id === null) return ''
  const controls = html.matchAll(/<(button|select|textarea)[\s>][\s\S]*?<\/\1>|<input[^>]*>/g)
  return [...controls]
    .flatMap(([control]) => (control.split('>')[0]?.includes(` form="${id}"`) ? [control] : []))
    .join('')
}

/** A page as it came: where it is, its status, its markup, and what it says. */
export type PlainPage = { path: string; status: number; html: string; words: string }

/** What answered, after any redirect it leads to. */
async function pageOf(visitor: Visitor, path: string, response: Response): Promise<PlainPage> {
  const location = response.headers.get('Location')
  if (location !== null) return visit(visitor, location)
  const html = await response.clone().text()
  return { path, status: response.status, html, words: await wordsOf(response) }
}

export async function visit(visitor: Visitor, path: string): Promise<PlainPage> {
  return pageOf(visitor, path, await visitor.get(path))
}

/** Where a link of this name leads. */
export function linkOf({ html }: PlainPage, name: string | RegExp): string {
  const links = [...html.matchAll(/(<a [^>]*>)([\s\S]*?)<\/a>/g)]
  const found = links.find(([, tag = '', content = '']) => isNamed(nameOf(tag, content), name))
  expect(found, `a link named ${name}`).toBeDefined()
  return attribute(found?.[1] ?? '', 'href') ?? ''
}

export const follow = (visitor: Visitor, page: PlainPage, name: string | RegExp) => visit(visitor, linkOf(page, name))

/** What the button of this name sends, with what is typed; every field that is typed in must be one of the form. */
export function formOf(page: PlainPage, button: string | RegExp, typed: Record<string, string> = {}) {
  for (const [, head = '', inside = ''] of page.html.matchAll(/(<form[^>]*>)([\s\S]*?)<\/form>/g)) {
    const body = inside + controlsFor(page.html, attribute(head, 'id'))
    const buttons = [...body.matchAll(/(<button[^>]*>)([\s\S]*?)<\/button>/g)]
    const pressed = buttons.find(([, tag = '', content = '']) => isNamed(nameOf(tag, content), button))?.[1]
    if (!pressed) continue
    const fields = fieldsOf(body)
    for (const name of Object.keys(typed)) expect(fields.map((field) => field.name)).toContain(name)
    const [name, value] = [attribute(pressed, 'name'), attribute(pressed, 'value') ?? '']
    const sent = fields.filter(({ isSent }) => isSent).map((field) => [field.name, field.value])
    return {
      action: attribute(pressed, 'formaction') ?? attribute(head, 'action') ?? page.path,
      isGet: attribute(head, 'method') !== 'post',
      fields: { ...Object.fromEntries(sent), ...typed, ...(name ? { [name]: value } : {}) } as Record<string, string>,
    }
  }
  throw new Error(`No form of ${page.path} has a button named ${button}`)
}

/** Presses the button of this name, and gives the page it leads to. */
export async function press(
  visitor: Visitor,
  page: PlainPage,
  button: string | RegExp,
  typed: Record<string, string> = {},
): Promise<PlainPage> {
  const { action, isGet, fields } = formOf(page, button, typed)
  if (isGet) return visit(visitor, `${action.replace(/\?.*/, '')}?${new URLSearchParams(fields)}`)
  return pageOf(visitor, action, await visitor.post(action, fields))
}
