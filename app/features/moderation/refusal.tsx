import { useActionData, useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { FormAlert } from '~/ui/form-alert'
import type { ActAnswer } from './moderation'
import { ROOM_FETCHER } from './room-fetcher'

/** Why a form of this page was refused where there are no scripts; with them the frame of the room says it. */
export function Refusal() {
  const t = useT('moderation')
  const answer = useActionData<ActAnswer>()
  const { data: later } = useFetcher<ActAnswer>({ key: ROOM_FETCHER })
  const error = later ? null : (answer?.error ?? null)
  return <FormAlert className="mb-4" error={error} words={(problem) => t(`problem.${problem}`)} />
}
