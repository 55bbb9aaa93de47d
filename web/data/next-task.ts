/** Lets the browser answer a touch before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
