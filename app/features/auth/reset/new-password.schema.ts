import * as z from 'zod/mini'
import { newPasswordFields, samePassword } from '~/domain/membership/account/new-password.schema'

export const newPasswordSchema = z.object(newPasswordFields).check(samePassword)
