import type { Context } from '~/platform/server/context.server'

/** Who runs this installation; null until both settings are there. */
export function operatorOf({ settings: { OPERATOR_NAME: name, OPERATOR_EMAIL: email } }: Context) {
  return name && email ? { name, email } : null
}
