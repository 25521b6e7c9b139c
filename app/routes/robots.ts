const text = `User-agent: *
Disallow: /cart
Disallow: /users/
Disallow: /new_search
Disallow: /search/
`;

export const loader = () => new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
