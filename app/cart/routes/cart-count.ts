export { updateCartCount as action } from "../page/cart-count.server";

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
