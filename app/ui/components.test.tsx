import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { Button } from './controls/button'
import { Checkbox } from './controls/checkbox'
import { Combobox } from './controls/combobox'
import { Field } from './controls/field'
import { PasswordField } from './controls/password-field'
import { RadioGroup } from './controls/radio-group'
import { TextInput } from './controls/text-input'
import { Avatar } from './members/avatar'
import { Alert } from './states/alert'

beforeAll(() => registerDictionaries('en', en))

/** The attributes of the first element of a kind, as one string. */
const element = (markup: string, name: string) => markup.match(new RegExp(`<${name}\\b([^>]*)>`))?.[1] ?? ''
const attribute = (attributes: string, name: string) =>
  attributes.match(new RegExp(`(?<![\\w-])${name}="([^"]*)"`))?.[1]

test('a label and a hint belong to their control', () => {
  const markup = renderToStaticMarkup(
    <Field label="City" hint="Where you were born">
      {(control) => <TextInput {...control} name="city" />}
    </Field>,
  )
  const input = element(markup, 'input')
  expect(attribute(element(markup, 'label'), 'for')).toBe(attribute(input, 'id'))
  expect(attribute(element(markup, 'p'), 'id')).toBe(attribute(input, 'aria-describedby'))
  expect(attribute(input, 'aria-invalid')).toBeUndefined()
})

test('an error takes the place of the hint and marks the control', () => {
  const markup = renderToStaticMarkup(
    <Field label="City" hint="Where you were born" error="Choose from the list">
      {(control) => <TextInput {...control} name="city" />}
    </Field>,
  )
  expect(markup).toContain('Choose from the list')
  expect(markup).not.toContain('Where you were born')
  expect(attribute(element(markup, 'input'), 'aria-invalid')).toBe('true')
})

test('a pending button stays focusable, says it is busy and keeps its label', () => {
  const markup = renderToStaticMarkup(
    <Button type="submit" pending>
      Save
    </Button>,
  )
  const button = element(markup, 'button')
  expect(button).toContain('aria-busy="true"')
  expect(button).toContain('aria-disabled="true"')
  expect(button).not.toMatch(/ disabled=/)
  expect(markup).toContain('Save')
})

test('a button does not send a form unless it says so', () => {
  expect(attribute(element(renderToStaticMarkup(<Button>Cancel</Button>), 'button'), 'type')).toBe('button')
})

test('a password can be shown by a real, named, unpressed button', () => {
  const markup = renderToStaticMarkup(<PasswordField label="Password" name="password" autoComplete="new-password" />)
  expect(attribute(element(markup, 'input'), 'type')).toBe('password')
  const button = element(markup, 'button')
  expect(attribute(button, 'type')).toBe('button')
  expect(attribute(button, 'aria-label')).toBe('Show password')
  expect(attribute(button, 'aria-pressed')).toBe('false')
})

test('errors are alerts, successes are statuses, warnings are neither', () => {
  const role = (tone: 'error' | 'success' | 'warning') =>
    attribute(element(renderToStaticMarkup(<Alert tone={tone}>Text</Alert>), 'div'), 'role')
  expect([role('error'), role('success'), role('warning')]).toEqual(['alert', 'status', undefined])
})

test('an avatar says its status in words', () => {
  const markup = renderToStaticMarkup(<Avatar name="Anna K" status={{ code: 'away', label: 'Away' }} />)
  expect(markup).toContain('Away')
  expect(markup).toContain('AK')
})

test('a checkbox is described by its error', () => {
  const markup = renderToStaticMarkup(<Checkbox label="I agree" name="terms" error="Needed" />)
  const input = element(markup, 'input')
  expect(attribute(input, 'aria-invalid')).toBe('true')
  expect(attribute(input, 'aria-describedby')).toBe(attribute(element(markup, 'p'), 'id'))
})

test('radio buttons share a name and start at the given one', () => {
  const options = [
    { value: 'en', label: 'English' },
    { value: 'ru', label: 'Русский' },
  ]
  const markup = renderToStaticMarkup(
    <RadioGroup legend="Language" name="language" options={options} defaultValue="ru" />,
  )
  const inputs = [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  expect(inputs.map((input) => attribute(input, 'name'))).toEqual(['language', 'language'])
  expect(inputs.filter((input) => input.includes('checked=""')).map((input) => attribute(input, 'value'))).toEqual([
    'ru',
  ])
})

test('radio buttons that were answered wrong are an invalid group, described by the error', () => {
  const markup = renderToStaticMarkup(
    <RadioGroup legend="Language" name="language" options={[{ value: 'en', label: 'English' }]} error="Choose one" />,
  )
  const group = element(markup, 'fieldset')
  expect(attribute(group, 'role')).toBe('radiogroup')
  expect(attribute(group, 'aria-invalid')).toBe('true')
  expect(attribute(group, 'aria-describedby')).toBe(attribute(element(markup, 'p'), 'id'))
})

test('a combobox sends both what was typed and what was picked', () => {
  const markup = renderToStaticMarkup(
    <Combobox
      control={{ id: 'place', 'aria-describedby': undefined, 'aria-invalid': undefined }}
      textName="city"
      name="placeId"
      picked={{ id: '524901', label: 'Moscow, Russia' }}
      onPick={() => {}}
      options={[]}
      onSearch={() => {}}
    />,
  )
  expect(element(markup, 'input')).toContain('role="combobox"')
  expect(attribute(element(markup, 'input'), 'aria-expanded')).toBe('false')
  const sent = [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => [
    attribute(input, 'name'),
    attribute(input, 'value'),
  ])
  expect(sent).toEqual([
    ['city', 'Moscow, Russia'],
    ['placeId', '524901'],
  ])
})
