/** The folder of the checkout, without a closing slash. */
export const root: string;
