import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../drizzle/schema/users'
import type { Role } from '../domain/community/moderation'
import { listOf } from './sql-conditions.server'

type TeamRole = Exclude<Role, 'member'>

/** Where a member has one of these roles at this very moment, is here and is not suspended: whatever a session still says. */
export const isOfTeam = (memberId: string, now: Date, roles: readonly TeamRole[] = ['moderator', 'admin']): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} AS own WHERE own.id = ${memberId} AND own.is_active = 1
    AND own.role IN ${listOf(roles)} AND (own.suspended_until IS NULL OR own.suspended_until <= ${now.getTime()}))`
