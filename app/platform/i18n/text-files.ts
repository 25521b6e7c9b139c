import files from "./text-files.json";

const fileOf = new Map(Object.entries(files).flatMap(([file, namespaces]) => namespaces.map((namespace) => [namespace, file])));

/** The file of the build that holds a namespace of texts (vite.config.ts): what pages want together comes with one request. */
export const textFileOf = (namespace: string): string => fileOf.get(namespace) ?? namespace;
