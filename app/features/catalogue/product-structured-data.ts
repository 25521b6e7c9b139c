import type { Breadcrumb, Product, Supply, Variant } from "../../../contract/catalogue";

interface Described {
	product: Product & { path: Breadcrumb[] };
	/** Those that the page shows. */
	variants: Variant[];
	/** https://host of the page. */
	origin: string;
}

/**
 * What a page says of its product to search engines: schema.org as JSON-LD. Prices are decimal EUR without VAT, per unit and, where they are
 * compared so, per metre and kilogram; weights are in kg.
 */
export function productStructuredData({ product, variants, origin }: Described) {
	const url = `${origin}/products/${product.slug}`;
	const prices = variants.map(({ suppliedVariant }) => suppliedVariant.price);
	return {
		"@context": "https://schema.org",
		"@graph": [
			{
				"@type": "Product",
				"@id": `${url}#product`,
				url,
				name: product.title,
				description: product.description,
				category: product.path.map(({ title }) => title).join(" > "),
				image: product.pictures.map((picture) => new URL(picture.url, origin).href),
				additionalProperty: [
					property("norm", product.norm),
					...product.attributes.map(({ title, value, unit }) => property(title, value, unit)),
				],
				...(variants.length > 0
					? {
							offers: {
								"@type": "AggregateOffer",
								priceCurrency: "EUR",
								lowPrice: euros(Math.min(product.price_from, ...prices)),
								// Of a part of them the highest price is not known.
								...(variants.length === product.variantCount ? { highPrice: euros(Math.max(...prices)) } : {}),
								offerCount: product.variantCount,
								offers: variants.map((variant) => offer(variant, url)),
							},
						}
					: {}),
			},
			{
				"@type": "BreadcrumbList",
				itemListElement: [
					...product.path.map(({ slug, title }) => ({ name: title, item: `${origin}/categories/${slug}` })),
					{ name: product.title, item: url },
				].map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place })),
			},
		],
	};
}

function offer({ id, code, fullTitle, weight, products, suppliedVariant }: Variant, url: string) {
	return {
		"@type": "Offer",
		sku: code,
		url: `${url}?showVariant=${id}`,
		price: euros(suppliedVariant.price),
		priceCurrency: "EUR",
		availability: `https://schema.org/${availabilities[suppliedVariant.availability]}`,
		seller: { "@type": "Organization", name: suppliedVariant.supplier.name },
		eligibleQuantity: { "@type": "QuantitativeValue", minValue: suppliedVariant.min_order, unitCode: unitCodes[products.unit] },
		priceSpecification: unitPrices(suppliedVariant, unitCodes[products.unit]),
		itemOffered: {
			"@type": "Product",
			sku: code,
			name: fullTitle,
			weight: { "@type": "QuantitativeValue", value: weight / 1000, unitCode: "KGM" },
		},
	};
}

const availabilities = { available: "InStock", low: "LimitedAvailability", out: "OutOfStock" } as const;

/** UN/CEFACT recommendations 20 and 21. */
const unitCodes = { piece: "H87", pack: "XPK", roll: "XRO", set: "SET" } as const;

const unitPrices = ({ price, price_per_m, price_per_kg }: Supply, unitCode: string) =>
	[
		{ cents: price, unitCode },
		...(price_per_m === null ? [] : [{ cents: price_per_m, unitCode: "MTR" }]),
		{ cents: price_per_kg, unitCode: "KGM" },
	].map((rate) => ({
		"@type": "UnitPriceSpecification",
		price: euros(rate.cents),
		priceCurrency: "EUR",
		valueAddedTaxIncluded: false,
		referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: rate.unitCode },
	}));

const property = (name: string, value: string | number, unitText = "") => ({
	"@type": "PropertyValue",
	name,
	value,
	...(unitText ? { unitText } : {}),
});

/** "1234.50", as schema.org wants it. */
const euros = (cents: number): string => (cents / 100).toFixed(2);
