import { createContext, useContext } from 'react'

/** The nonce of the page's Content-Security-Policy. Empty in the browser, which hides it from scripts on purpose. */
export const NonceContext = createContext<string>('')

export const useNonce = () => useContext(NonceContext)
