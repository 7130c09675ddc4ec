import { Field } from './field'
import { TextInput } from './text-input'

type Props = {
  /** The words of the page. */
  words: (key: 'fullName' | 'username' | 'usernameHint') => string
  /** What stands in the fields at first, by field name. */
  values: Partial<Record<'full_name' | 'username', string>>
  problemAt: (name: string) => string | undefined
  /** What a browser may offer for the username: one's nick, or where somebody has an account, the name of it. */
  usernameIs?: 'nickname' | 'username'
}

/** What a member is called, and the name of their address. */
export function NameFields({ words, values, problemAt, usernameIs = 'nickname' }: Props) {
  return (
    <>
      <Field label={words('fullName')} error={problemAt('full_name')}>
        {(control) => (
          <TextInput {...control} name="full_name" autoComplete="name" required defaultValue={values.full_name} />
        )}
      </Field>
      <Field label={words('username')} hint={words('usernameHint')} error={problemAt('username')}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete={usernameIs}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            defaultValue={values.username}
          />
        )}
      </Field>
    </>
  )
}
