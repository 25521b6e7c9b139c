/**
 * The address of the page that a request is about, as a visitor's browser shows it: what scripts ask for has an ending and a parameter of its own.
 */
export function pageAddress(address: string): URL {
	const url = new URL(address);
	url.pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
	url.searchParams.delete("_routes");
	return url;
}
