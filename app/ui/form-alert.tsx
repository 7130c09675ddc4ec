import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from './alert'
import { UndecidedNote } from './undecided-note'

const COMMON = {
  unreachable: 'formUnreachable',
  unexpected: 'formUnexpected',
  signedOut: 'formSignedOut',
  tooMany: 'formTooMany',
} as const

const isCommon = (error: string): error is keyof typeof COMMON => error in COMMON

type Props<E extends string> = {
  /** What stands in the way of the form; nothing is drawn without. */
  error: E | keyof typeof COMMON | 'undecided' | null
  /** The text of an error that only this form knows. */
  words: (error: E) => string
  className?: string
}

/** The error of a whole form, above it; takes the focus. Errors that any form can meet have their texts here. */
export function FormAlert<E extends string>({ error, words, className }: Props<E>) {
  const t = useT('errors')
  if (error === null) return null
  if (error === 'undecided') {
    return (
      <Alert tone="error" focus className={className}>
        <UndecidedNote />
      </Alert>
    )
  }
  return (
    <Alert tone="error" focus className={className}>
      {isCommon(error) ? t(COMMON[error]) : words(error as E)}
      {error === 'signedOut' ? (
        <>
          {' '}
          <Link to="/login" target="_blank" className="font-semibold underline underline-offset-4">
            {t('formSignIn')}
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
