import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
	index("routes/home.tsx"),
	route("shop", "routes/shop.tsx"),
	route("categories/:slug", "routes/category.tsx"),
	route("products/:slug", "routes/product.tsx"),
	route("products/:slug/variants.csv", "routes/product-variants.ts"),
	route("variant/:id", "routes/variant.tsx"),
	route("cut/:id", "routes/cut.tsx"),
	route("new_search", "routes/search.tsx"),
	route("compare", "routes/compare.tsx"),
	route("search/hits", "routes/search-hits.ts"),
	route("search/click", "routes/search-click.ts"),

	route("cart", "routes/cart-empty.tsx"),
	route("cart/items", "routes/cart-items.tsx"),
	route("cart/:uuid", "routes/cart.tsx"),
	route("cart/:uuid/payment-info", "routes/payment-info.tsx"),
	route("cart/:uuid/payment-method", "routes/payment-method.tsx"),
	route("cart/:uuid/summary", "routes/summary.tsx"),
	route("cart/:uuid/confirmation", "routes/confirmation.tsx"),
	route("orders/:uuid/again", "routes/order-again.tsx"),

	route("about", "routes/about.tsx"),
	route("faq", "routes/faq.tsx"),
	route("blog", "routes/blog.tsx"),
	route("blog/:slug", "routes/article.tsx"),
	route("contact", "routes/contact.tsx"),
	route("terms", "routes/terms.tsx"),
	route("privacy", "routes/privacy.tsx"),
	route("legal", "routes/legal.tsx"),
	route("supplierInfo", "routes/supplier-info.tsx"),

	route("locale", "routes/locale.tsx"),
	route("robots.txt", "routes/robots.ts"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
