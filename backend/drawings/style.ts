/** The sheet that every drawing is made on, in its own units. */
export const sheet = { left: 0, top: 0, right: 300, bottom: 240 } as const;

const strokes = "stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke";

/**
 * One hand for all drawings. Line weights are screen pixels, whatever the size of the picture; small pictures lose their fine
 * detail and their figures, large ones gain weight.
 */
export const style = [
	`path{fill:none;stroke:#1f4e79;stroke-width:1.4px;${strokes}}`,
	".a{fill:#fbfcfd;stroke:#fbfcfd}.b{fill:#ebf0f4;stroke:#ebf0f4}.c{fill:#d6e0e9;stroke:#d6e0e9}.d{fill:#bccbd9;stroke:#bccbd9}",
	".q{fill:#e3eaf0}.v{fill:#fff}.q,.v{stroke:none;fill-rule:evenodd}.a,.b,.c,.d{stroke-width:.9px}",
	".i,.f,.e,.g,.n,.k{stroke-width:.8px}.g{opacity:.75}.n,.k{stroke:#66727d}.k{stroke-dasharray:9 2.5 1.5 2.5}",
	".w{fill:#66727d;stroke:none}.t{stroke:#2a343d;stroke-width:1.05px}",
	"@media(max-width:130px){path{stroke-width:1px}.f,.n,.k,.w,.t{display:none}.i,.g,.a,.b,.c,.d{stroke-width:.5px}}",
	// Below this the figures could not be read.
	"@media(max-width:230px){.n,.w,.t{display:none}}",
	"@media(max-width:380px){.e{display:none}}",
	"@media(min-width:460px){path{stroke-width:1.9px}.i,.f,.e,.g,.n,.k{stroke-width:1px}.t{stroke-width:1.6px}}",
	"@media(prefers-color-scheme:dark){path{stroke:#8fb8de}",
	".a{fill:#3a4957;stroke:#3a4957}.b{fill:#2b3844;stroke:#2b3844}.c{fill:#212c36;stroke:#212c36}.d{fill:#18212a;stroke:#18212a}",
	".q{fill:#33424f}.v{fill:#10151a}.n,.k{stroke:#93a0ab}.w{fill:#93a0ab}.t{stroke:#e6eaee}.q,.v,.w{stroke:none}}",
].join("");
