import { z } from 'zod'
import { DIFFERENT_PASSWORDS, isSamePassword, newPasswordFields } from '~/domain/membership/new-password.schema'

export const newPasswordSchema = z.object(newPasswordFields).refine(isSamePassword, DIFFERENT_PASSWORDS)
