type ObjectError = { retryable?: boolean; overloaded?: boolean }

/**
 * Asks an object, once more where the platform says that may help; never one that has too much to do, which asking again
 * makes worse. The question must be one that may be asked twice, and takes its stub anew: a broken one stays broken.
 */
export async function askObject<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { retryable, overloaded } = Object(error) as ObjectError
    if (!retryable || overloaded) throw error
    return ask()
  }
}
