export function freePorts(): Promise<number>;
