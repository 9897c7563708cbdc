"""The ASGI application: routes, HTTP requests, WebSockets, rate limits, static pages."""
