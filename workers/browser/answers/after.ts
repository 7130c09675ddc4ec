export const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
