const LOOPBACK = /^(127\.0\.0\.1|localhost)$/;

/**
 * The address that code outside the page calls the service at. The local stack serves page and service alike; of
 * a service behind a proxy the page knows no address, so the code has a name in its place.
 */
export function findServiceAddress({ hostname, origin }: Pick<Location, "hostname" | "origin">): string {
  return LOOPBACK.test(hostname) ? origin : "https://service.example";
}
