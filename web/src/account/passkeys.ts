/** Passkeys in the browser (WebAuthn): makes and uses credentials with the options that the server sends as JSON. */

/** Whether this browser can use passkeys at this address. */
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential !== "undefined" && isSecureContext;
}

/** Makes a passkey; returns the browser's response as JSON. */
export async function createPasskey(options: string): Promise<string> {
  const asked = JSON.parse(options);
  const made = await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map(descriptor),
    },
  });
  const { response, ...rest } = parts(made);
  const { attestationObject } = response as AuthenticatorAttestationResponse;
  return JSON.stringify({
    ...rest,
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(attestationObject) },
  });
}

/** Uses a passkey; returns the browser's response as JSON. */
export async function usePasskey(options: string): Promise<string> {
  const asked = JSON.parse(options);
  const used = await navigator.credentials.get({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      allowCredentials: (asked.allowCredentials ?? []).map(descriptor),
    },
  });
  const { response, ...rest } = parts(used);
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return JSON.stringify({
    ...rest,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : undefined,
    },
  });
}

/** Whether somebody cancelled the browser's dialog, or let it time out: that is no error to be shown. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
}

function parts(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("no passkey", "NotAllowedError");
  const { id, type, rawId, response } = credential;
  return { id, type, rawId: text(rawId), response, clientExtensionResults: {} };
}

function descriptor(each: { id: string; type: "public-key" }): PublicKeyCredentialDescriptor {
  return { type: each.type, id: bytes(each.id) };
}

function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  const plain = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
