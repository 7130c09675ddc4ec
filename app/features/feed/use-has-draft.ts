import { useEffect, useState } from 'react'
import { readDraft } from './draft'

/** Whether this tab began to write a post; known once the page is alive. */
export function useHasDraft(memberId: string | undefined): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => setHas(memberId !== undefined && readDraft(memberId) !== null), [memberId])
  return has
}
