import { useSubmit } from '@remix-run/react'

/** Gives a function that sends a choice of language or theme; the page stays, with what was typed in it. */
export function usePrefer() {
  const submit = useSubmit()
  return (choice: Record<string, string>) =>
    submit(choice, { method: 'post', action: '/resources/preferences', navigate: false })
}
