import type { TypeCode } from '../../human-design/terms/codes'

/** A member as a list of names shows them. */
export type FoundName = {
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
}
