import { MutedMembers } from './muted-members'
import { MutedWords } from './muted-words'
import type { MutesData } from './mutes'

/** Whom and what a member does not want to read, in the settings. */
export function MutedLists({ mutes }: { mutes: MutesData }) {
  return (
    <>
      <MutedMembers members={mutes.members} nextMember={mutes.nextMember} isFromStart={mutes.isFromStart} />
      <MutedWords words={mutes.words} />
    </>
  )
}
