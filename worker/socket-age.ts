/** Browsers ask every 30 s whether the channel is still there; who has not for so long is gone without a word. In ms. */
const mostSilence = 100_000;
/** No socket lives longer: whoever may no longer see the cart does not go on hearing of it. A page opens another one by itself. In ms. */
const oldest = 6 * 60 * 60 * 1000;

/** Whether a socket is to be closed. @param heard when its browser has last asked; of one that never has, when it was opened. All in ms since 1970 */
export const isOver = ({ since, heard }: { since: number; heard: number }, now: number): boolean =>
	now - heard > mostSilence || now - since > oldest;
