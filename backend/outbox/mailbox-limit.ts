/**
 * So many mails of a kind (confirmations of orders, copies of these, carts and offers, copies of messages, invitations) a mailbox gets in a day from those who
 * have typed its address, whoever and how many they are.
 */
export const mailsToMailbox = 30;
